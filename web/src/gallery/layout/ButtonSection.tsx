import { useState } from "react";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { State } from "../State.tsx";

export function ButtonSection() {
  return (
    <>
      <State name="Default" layout="row">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <LinkButton to="/gallery">Link as button</LinkButton>
        <ExternalLink href="https://example.org">External link</ExternalLink>
      </State>
      <State name="Disabled" layout="row">
        <Button disabled>Primary, off</Button>
        <Button variant="secondary" disabled>
          Secondary, off
        </Button>
      </State>
      <State name="Busy" layout="row">
        <BusyButton isBusy>Always saving</BusyButton>
        <Saving />
      </State>
    </>
  );
}

function Saving() {
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  };
  return (
    <BusyButton variant="secondary" isBusy={isBusy} onClick={save}>
      Save for a moment
    </BusyButton>
  );
}
