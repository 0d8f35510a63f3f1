/** The density of a page: font sizes and spacing in points. */
export interface Density {
  title: number;
  heading: number;
  text: number;
  table: number;
  tableHead: number;
  /** The large figures of a highlight. */
  figure: number;
  lineGap: number;
  cellPadding: number;
  /** The factor of the gaps between blocks. */
  gap: number;
  /** Whether the greeting and the sender are on one line. */
  isGreetingShort: boolean;
}

/** From the loosest to the densest; running text has at least 9 points. */
export const densities: readonly [Density, ...Density[]] = [
  {
    title: 19,
    heading: 11.5,
    text: 10,
    table: 9.5,
    tableHead: 8.5,
    figure: 16,
    lineGap: 2.4,
    cellPadding: 4.5,
    gap: 1,
    isGreetingShort: false,
  },
  {
    title: 18,
    heading: 11,
    text: 9.5,
    table: 9,
    tableHead: 8,
    figure: 15,
    lineGap: 2,
    cellPadding: 3.4,
    gap: 0.75,
    isGreetingShort: false,
  },
  {
    title: 17,
    heading: 11,
    text: 9.5,
    table: 9,
    tableHead: 8,
    figure: 14.5,
    lineGap: 1.8,
    cellPadding: 2.4,
    gap: 0.6,
    isGreetingShort: true,
  },
  {
    title: 15.5,
    heading: 10.5,
    text: 9,
    table: 8.5,
    tableHead: 7.5,
    figure: 13.5,
    lineGap: 1.4,
    cellPadding: 1.6,
    gap: 0.45,
    isGreetingShort: true,
  },
];
