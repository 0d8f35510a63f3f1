import { useState } from "react";
import { Button } from "../../ui/layout/Button.tsx";
import { Drawer } from "../../ui/dialogs/Drawer.tsx";
import { Popover } from "../../ui/dialogs/Popover.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useUndoToast } from "../../parts/useUndoToast.ts";
import { State } from "../State.tsx";

export function PanelSection() {
  const [isOpen, setOpen] = useState(false);
  const offerUndo = useUndoToast();
  return (
    <State name="Default" layout="row">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open drawer
      </Button>
      <Drawer title="A drawer" width={400} open={isOpen} onClose={() => setOpen(false)}>
        <p>It slides in from the side, and closes with Esc or a press beside it.</p>
      </Drawer>
      <Button variant="secondary" popoverTarget="gallery-popover">
        Open popover
      </Button>
      <Popover id="gallery-popover">
        <p>It hangs from its button.</p>
      </Popover>
      <Button variant="secondary" onClick={() => toast("Your choices are saved.")}>
        Raise a toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => offerUndo("Your choices are saved.", () => Promise.resolve())}
      >
        Raise a toast with undo
      </Button>
    </State>
  );
}
