import { maskedEmail, maskedPhone } from "@portal/model/portal/confirmations.ts";
import type { AccountChangeKind } from "@portal/model/security.ts";
import { Email } from "@portal/model/typing/email.ts";
import { isMobile, Phone } from "@portal/model/typing/phone.ts";
import { sql as raw } from "kysely";
import { emailLookup } from "../../core/secrets/secrets.ts";
import { throttlesOfAccount } from "../../identity/login-throttle.ts";
import { throttlesOfLinks } from "../../identity/account-recovery/reset-links.ts";
import { loginEmailOf, phoneNumberOf } from "../../insurer/outbox/account-contact.ts";
import { numberType } from "../../insurer/phone-numbers.ts";
import { placeAccountChange } from "../../insurer/sign-in/changes/place-change.ts";
import { CHANGE_HOURS } from "../../insurer/sign-in/limits.ts";
import { tellUnlocked } from "../../insurer/sign-in/tell-unlocked.ts";
import {
  audit,
  type Command,
  type CommandArguments,
  idIn,
  insuredNumberIn,
  type OperatorContext,
  optionalText,
  textOf,
  wrong,
} from "./command.ts";

const CHECKED = '--checked "HOW THE CALLER WAS IDENTIFIED"';
const LONGEST_CHECK = 500;

export const accountCommands: Record<string, Command> = {
  "accounts find": {
    atDesk: "desk find, desk customer",
    usage: "--email EMAIL | --insured NUMBER",
    about: "the account of an address or an insured person, with what it has, in part",
    texts: ["email", "insured"],
    run: findAccount,
  },
  "accounts change-email": {
    atDesk: "desk change-email",
    usage: `ID --email EMAIL ${CHECKED}`,
    about: `another login address, ${CHANGE_HOURS} hours after every way was told and once the address is proved`,
    texts: ["email", "checked"],
    run: changeEmail,
  },
  "accounts change-phone": {
    atDesk: "desk change-phone",
    usage: `ID --phone NUMBER ${CHECKED}`,
    about: `another number for codes, ${CHANGE_HOURS} hours after every way was told and once the number is proved`,
    texts: ["phone", "checked"],
    run: changePhone,
  },
  "accounts reset-second-factor": {
    atDesk: "desk reset-second-factor",
    usage: `ID ${CHECKED}`,
    about: `no code at sign-in and no recovery codes any more, ${CHANGE_HOURS} hours after every way was told`,
    texts: ["checked"],
    run: (operator, given) => ask(operator, given, "SECOND_FACTOR"),
  },
  "accounts unlock": {
    atDesk: "desk unlock",
    usage: `ID ${CHECKED}`,
    about: "forgets wrong passwords and codes, at once",
    texts: ["checked"],
    run: unlock,
  },
};

async function findAccount(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { db, secrets } = operator;
  const [email, insured] = [optionalText(given, "email"), optionalText(given, "insured")];
  if ((email === undefined) === (insured === undefined))
    throw wrong("say either --email EMAIL or --insured NUMBER");
  const insuredNumber = insured === undefined ? undefined : insuredNumberIn(insured);
  if (insured !== undefined && insuredNumber === undefined)
    throw wrong(`--insured ${insured} is no number of an insured person`);
  let query = db
    .selectFrom("account")
    .select(["id", "displayName", "insuredNumber", "lockedAt"])
    .select(
      raw<boolean>`exists (select from second_factor f where f.account_id = account.id)`.as(
        "hasCode",
      ),
    )
    .select(
      raw<number>`(select count(*)::int from passkey p where p.account_id = account.id)`.as(
        "passkeys",
      ),
    )
    .select(
      raw<number>`(select count(*)::int from recovery_code r where r.account_id = account.id)`.as(
        "codes",
      ),
    )
    .where("role", "=", "CUSTOMER");
  query = email
    ? query.where("loginEmailHash", "=", emailLookup(secrets, email))
    : query.where("insuredNumber", "=", insuredNumber ?? 0);
  const rows = await query.execute();
  if (rows.length === 0) throw wrong(`${email ?? insured} has no account`);
  const lines = [];
  for (const row of rows) {
    const phone = await phoneNumberOf(db, secrets, row.id);
    lines.push(
      [
        row.id,
        row.displayName,
        `insured ${row.insuredNumber}`,
        maskedEmail(await loginEmailOf(db, secrets, row.id)),
        phone ? maskedPhone(phone) : "no phone",
        row.hasCode ? "code at sign-in" : "no code at sign-in",
        `${row.passkeys} passkeys`,
        `${row.codes} recovery codes`,
        ...(row.lockedAt ? ["closed"] : []),
      ].join("  "),
    );
    await audit(operator, "accounts find", null, row.id);
  }
  return lines;
}

async function changeEmail(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const parsed = Email.safeParse(textOf(given, "email"));
  if (!parsed.success) throw wrong(`--email ${textOf(given, "email")} is no e-mail address`);
  const holder = await operator.db
    .selectFrom("account")
    .select("id")
    .where("loginEmailHash", "=", emailLookup(operator.secrets, parsed.data))
    .executeTakeFirst();
  if (holder) throw wrong(`an account has the address ${parsed.data} already`);
  return ask(operator, given, "LOGIN_EMAIL", parsed.data);
}

async function changePhone(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const parsed = Phone.safeParse(textOf(given, "phone"));
  const number = parsed.success ? parsed.data : "";
  if (!isMobile(numberType(number)))
    throw wrong(`--phone ${textOf(given, "phone")} is no mobile number`);
  return ask(operator, given, "PHONE", number);
}

async function ask(
  operator: OperatorContext,
  given: CommandArguments,
  kind: Exclude<AccountChangeKind, "CLOSING">,
  value?: string,
): Promise<string[]> {
  const checked = checkIn(given);
  const accountId = await openAccount(operator, given);
  const { dueAt, hasLetter } = await placeAccountChange(operator, {
    accountId,
    kind,
    checked,
    ...(value !== undefined && { value }),
  });
  const names = {
    LOGIN_EMAIL: "change-email",
    PHONE: "change-phone",
    SECOND_FACTOR: "reset-second-factor",
  };
  await audit(operator, `accounts ${names[kind]}`, checked, accountId);
  const proof = value === undefined ? "" : " It also has to be proved with the link sent to it.";
  const post = hasLetter ? " A letter waits to be printed." : "";
  return [`Told. Holds from ${dueAt.toISOString()} unless it is stopped.${proof}${post}`];
}

async function unlock(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const { db, secrets } = operator;
  const checked = checkIn(given);
  const accountId = await openAccount(operator, given);
  const email = await loginEmailOf(db, secrets, accountId);
  const hash = emailLookup(secrets, email);
  await raw`select forget_code_guesses(${accountId})`.execute(db);
  await db
    .deleteFrom("throttle")
    .where("key", "in", [...throttlesOfAccount(secrets, hash), ...throttlesOfLinks(secrets, hash)])
    .execute();
  await tellUnlocked(operator, accountId);
  await audit(operator, "accounts unlock", checked, accountId);
  return [`Unlocked: ${accountId}`];
}

function checkIn(given: CommandArguments): string {
  const checked = textOf(given, "checked");
  if (checked.length > LONGEST_CHECK)
    throw wrong(`--checked is longer than ${LONGEST_CHECK} characters`);
  return checked;
}

/** A row lock serialises two orders about one account. */
async function openAccount({ db }: OperatorContext, given: CommandArguments): Promise<string> {
  const id = idIn(given);
  const account = await db
    .selectFrom("account")
    .select("lockedAt")
    .where("id", "=", id)
    .where("role", "=", "CUSTOMER")
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw wrong(`there is no account ${id}`);
  if (account.lockedAt) throw wrong(`the account ${id} is closed`);
  return id;
}
