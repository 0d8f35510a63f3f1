import { Card } from "../../ui/layout/Card.tsx";
import { Switch } from "../../ui/fields/Switch.tsx";
import styles from "../Gallery.module.css";
import { State } from "../State.tsx";

export function SwitchSection() {
  return (
    <State name="Default, on, disabled">
      <Card className={styles.column}>
        <Switch label="E-mail" help="We write when a document arrives." />
        <Switch label="Text message" help="Only what is urgent." defaultChecked />
        <Switch label="Post" help="Off as long as you pay by e-bill." disabled />
        <Switch label="Security" help="Always on." disabled defaultChecked />
      </Card>
    </State>
  );
}
