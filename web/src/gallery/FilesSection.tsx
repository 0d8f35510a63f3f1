import { Card } from "../ui/Card.tsx";
import { FileDrop } from "../ui/FileDrop.tsx";
import { Upload } from "../ui/Upload.tsx";
import { State } from "./State.tsx";

export function FilesSection() {
  return (
    <>
      <State name="Upload of one file">
        <Card>
          <Upload />
        </Card>
      </State>
      <State name="A place to drop up to three">
        <FileDrop max={3} accepted={["pdf", "jpg"]} />
      </State>
    </>
  );
}
