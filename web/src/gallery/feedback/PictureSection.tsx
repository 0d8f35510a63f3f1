import { Crest } from "../../ui/layout/Crest.tsx";
import { Mountains } from "../../ui/layout/Mountains.tsx";
import { State } from "../State.tsx";

export function PictureSection() {
  return (
    <State name="Crest and mountains" layout="row">
      <Crest />
      <Mountains />
    </State>
  );
}
