import { Card } from "../ui/layout/Card.tsx";
import { FileDrop } from "../ui/files/FileDrop.tsx";
import { Upload } from "../ui/files/Upload.tsx";
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
