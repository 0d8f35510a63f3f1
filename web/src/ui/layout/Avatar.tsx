import styles from "./Avatar.module.css";

interface AvatarProps {
  person: { readonly firstname: string; readonly lastname: string };
}

/** A person's initials in a disc; the name always stands beside it. */
export function Avatar({ person: { firstname, lastname } }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initial(firstname)}
      {initial(lastname)}
    </span>
  );
}

function initial(name: string): string {
  return [...name].slice(0, 1).join("").toUpperCase();
}
