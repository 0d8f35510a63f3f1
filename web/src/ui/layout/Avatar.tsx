import styles from "./Avatar.module.css";

interface AvatarProps {
  person: { readonly firstname: string; readonly lastname: string };
  size?: "small";
}

/** A person's initials in a disc; decorative, because the name is beside it. */
export function Avatar({ person: { firstname, lastname }, size }: AvatarProps) {
  return (
    <span className={size ? `${styles.avatar} ${styles[size]}` : styles.avatar} aria-hidden="true">
      {initial(firstname)}
      {initial(lastname)}
    </span>
  );
}

function initial(name: string): string {
  return [...name].slice(0, 1).join("").toUpperCase();
}
