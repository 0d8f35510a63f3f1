import { Card } from "../../ui/layout/Card.tsx";
import { Carousel } from "../../ui/layout/Carousel.tsx";
import styles from "../Gallery.module.css";
import { State } from "../State.tsx";

const offers = ["Travel", "Dental care", "Gym", "Glasses", "Legal help"];

export function CarouselSection() {
  return (
    <>
      <State name="Moves every five seconds">
        <Carousel label="Offers">
          {offers.map((offer) => (
            <Card key={offer} className={styles.stack}>
              <strong>{offer}</strong>
              <p>Two lines about it, and where to read on.</p>
              <a href="#carousel">More about {offer.toLowerCase()}</a>
            </Card>
          ))}
        </Carousel>
      </State>
      <State name="One slide alone has nothing to move">
        <Carousel label="A single offer">
          <Card>Only this one.</Card>
        </Carousel>
      </State>
    </>
  );
}
