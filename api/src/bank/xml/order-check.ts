import { RefusedFile } from "../refused-file.ts";
import type { Element } from "./description.ts";

interface Level {
  element: Element;
  /** The place among the children up to which the element has been read, and how often that child came. */
  place: number;
  times: number;
  /** The number of different children, for choices. */
  kinds: number;
}

/** Holds the elements of a file to the description of its message while it is read. */
export class OrderCheck {
  readonly #levels: Level[];

  constructor(document: Element) {
    this.#levels = [levelOf(document)];
  }

  get path(): string {
    return this.#levels.map(({ element }) => element.name).join("/");
  }

  enter(name: string, attributes: Readonly<Record<string, string>>): Element {
    const level = this.#levels.at(-1);
    if (!level) throw this.#refused(`${name} after the end`);
    const element = this.#childOf(level, name);
    this.#requireAttributes(element, attributes);
    this.#levels.push(levelOf(element));
    return element;
  }

  leave(text: string): void {
    const level = this.#levels.at(-1);
    if (!level) throw this.#refused("an end without a beginning");
    const { element } = level;
    if (element.text && !element.text.test(text)) throw this.#refused(`is no ${element.text.name}`);
    if (element.children) {
      if (text.trim() !== "") throw this.#refused("has text beside its elements");
      this.#requireRest(level);
    }
    this.#levels.pop();
  }

  #childOf(level: Level, name: string): Element {
    const { element } = level;
    if (element.isOpen) return { name, least: 0, most: 1, isOpen: true };
    const children = element.children ?? [];
    const place = children.findIndex((child, at) => at >= level.place && child.name === name);
    const child = children[place];
    if (!child) throw this.#refused(`${name} is not expected here`);
    if (place === level.place && level.times > 0) {
      level.times++;
      if (level.times > child.most) throw this.#refused(`${name} comes too often`);
      return child;
    }
    for (const skipped of children.slice(level.times > 0 ? level.place + 1 : level.place, place))
      if (skipped.least > 0) throw this.#refused(`${skipped.name} is missing`);
    level.place = place;
    level.times = 1;
    level.kinds++;
    if (element.isChoice && level.kinds > 1) throw this.#refused("has more than one of a choice");
    return child;
  }

  #requireRest({ element, place, times, kinds }: Level): void {
    const children = element.children ?? [];
    if (element.isChoice && kinds === 0) throw this.#refused("has none of a choice");
    const next = times > 0 ? place + 1 : place;
    const missing = children.slice(next).find(({ least }) => least > 0);
    if (missing) throw this.#refused(`${missing.name} is missing`);
  }

  #requireAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
    const currency = attributes["Ccy"];
    if (element.hasCurrency && !/^[A-Z]{3}$/.test(currency ?? ""))
      throw this.#refused(`${element.name} has no currency`);
    if (element.isOpen) return;
    const others = Object.keys(attributes).filter((name) => name !== "Ccy");
    if (others.length > 0 || (currency !== undefined && !element.hasCurrency))
      throw this.#refused(`${element.name} has an attribute too many`);
  }

  #refused(what: string): RefusedFile {
    return new RefusedFile("NOT_BY_THE_STANDARD", `${this.path} ${what}`);
  }
}

function levelOf(element: Element): Level {
  return { element, place: 0, times: 0, kinds: 0 };
}
