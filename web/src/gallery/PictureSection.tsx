import { Crest } from "../ui/Crest.tsx";
import { Mountains } from "../ui/Mountains.tsx";
import { State } from "./State.tsx";

export function PictureSection() {
  return (
    <State name="Crest and mountains" layout="row">
      <Crest />
      <Mountains />
    </State>
  );
}
