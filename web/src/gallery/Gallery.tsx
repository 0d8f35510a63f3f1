import type { ComponentType } from "react";
import { Toasts } from "../ui/feedback/Toasts.tsx";
import { AccordionSection } from "./layout/AccordionSection.tsx";
import { BadgeSection } from "./feedback/BadgeSection.tsx";
import { ButtonSection } from "./layout/ButtonSection.tsx";
import { CarouselSection } from "./layout/CarouselSection.tsx";
import { ConfirmationSection } from "./ConfirmationSection.tsx";
import { DialogSection } from "./DialogSection.tsx";
import { EmptySection } from "./feedback/EmptySection.tsx";
import { FamilyDoctorSection } from "./FamilyDoctorSection.tsx";
import { FieldSections } from "./fields/FieldsSection.tsx";
import { FilesSection } from "./FilesSection.tsx";
import { GalleryHeader } from "./GalleryHeader.tsx";
import { MapSection } from "./MapSection.tsx";
import { MeterSection } from "./feedback/MeterSection.tsx";
import { NoticeSection } from "./feedback/NoticeSection.tsx";
import { PaginationSection } from "./PaginationSection.tsx";
import { PanelSection } from "./layout/PanelSection.tsx";
import { PictureSection } from "./feedback/PictureSection.tsx";
import { SkeletonSection } from "./feedback/SkeletonSection.tsx";
import { StepperSection } from "./layout/StepperSection.tsx";
import { SwitchSection } from "./layout/SwitchSection.tsx";
import { TableSection } from "./TableSection.tsx";
import { TabsSection } from "./layout/TabsSection.tsx";
import { TimelineSection } from "./layout/TimelineSection.tsx";
import styles from "./Gallery.module.css";

/** Every UI component, one section each. */
const sections: Record<string, ComponentType> = {
  Buttons: ButtonSection,
  Badges: BadgeSection,
  Notices: NoticeSection,
  Dialogs: DialogSection,
  "One-time code": ConfirmationSection,
  "Drawer, popover, toast": PanelSection,
  Tabs: TabsSection,
  "Table and filters": TableSection,
  Pagination: PaginationSection,
  Stepper: StepperSection,
  Timeline: TimelineSection,
  Carousel: CarouselSection,
  Accordion: AccordionSection,
  Files: FilesSection,
  "Family doctor": FamilyDoctorSection,
  Map: MapSection,
  Meter: MeterSection,
  Switch: SwitchSection,
  "Empty state": EmptySection,
  Skeletons: SkeletonSection,
  Pictures: PictureSection,
};

/** A page for developers, not part of the portal, so its texts are in English. */
export function Gallery() {
  return (
    <>
      <GalleryHeader />
      <div className={styles.page}>
        <nav className={styles.contents} aria-label="Building blocks">
          <ul>
            {Object.keys(sections).map((title) => (
              <li key={title}>
                <a href={`#${idOf(title)}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main className={styles.sections}>
          {Object.entries(sections).map(([title, Content]) => (
            <section key={title} id={idOf(title)} aria-labelledby={`${idOf(title)}-title`}>
              <h2 id={`${idOf(title)}-title`}>{title}</h2>
              <Content />
            </section>
          ))}
          <FieldSections />
        </main>
      </div>
      <Toasts />
    </>
  );
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, "-");
}
