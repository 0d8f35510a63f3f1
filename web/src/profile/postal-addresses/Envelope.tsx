import { countryOf } from "@portal/model/places/countries.ts";
import { useLanguage } from "../../core/language/i18n.tsx";
import styles from "../Entry.module.css";
import type { PostalAddress } from "./postal-addresses.ts";

interface Lines {
  complement?: string | null | undefined;
  street?: string | null | undefined;
  number?: string | null | undefined;
  poBox?: string | null | undefined;
  place: string;
  country: string;
}

/** An address as on an envelope; with the country only abroad. */
export function Envelope({ complement, street, number, poBox, place, country }: Lines) {
  const { language } = useLanguage();
  const abroad = country === "CH" ? undefined : countryOf(country)?.names[language];
  const lines = [complement, [street, number].filter(Boolean).join(" "), poBox, place, abroad];
  return (
    <address className={styles.address}>
      {lines
        .filter((line) => line)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

export function AddressOf({ address }: { address: PostalAddress }) {
  const { locality, ...lines } = address;
  return <Envelope {...lines} place={`${locality.zip} ${locality.city}`} />;
}
