import { moveDay } from "../calendar/calendar.ts";
import { instantInZurich } from "../calendar/dates.ts";

interface Days {
  beginsOn: string;
  /** The last day. */
  endsOn: string | null;
}

/** The instants between which something holds from its first to its last day. */
export function instantsOf({ beginsOn, endsOn }: Days): {
  beginsAt: string;
  endsAt: string | null;
} {
  return {
    beginsAt: midnight(beginsOn),
    endsAt: endsOn === null ? null : midnight(moveDay(endsOn, { days: 1 })),
  };
}

/** As of now it is over: its last day was yesterday, also when it has not begun. */
export function endedBefore<Content extends Days>(content: Content, today: string): Content {
  const endsOn = moveDay(today, { days: -1 });
  return { ...content, beginsOn: content.beginsOn < endsOn ? content.beginsOn : endsOn, endsOn };
}

function midnight(day: string): string {
  return instantInZurich(`${day}T00:00`).toISOString();
}
