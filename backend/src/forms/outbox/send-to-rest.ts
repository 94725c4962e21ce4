import type { Payload } from 'payload';
import { readRuntimeEnv } from '../../runtime-env';
import { addressKey } from '../address-key';
import type { Mail, MailSource, Row } from './mail-source';
import { forgetReached, keepReached, readReached } from './reached';
import { isServerDown, reasonOfPartlySent } from './retry';
import { mailTransport } from './transport';

/**
 * Sends a mail to those of its recipients that do not have it yet. A server takes a mail as soon as it accepts one
 * recipient; those that it refuses, because it knows them only later or not at all, remain.
 *
 * @returns undefined once all have it, else a line that says why some do not
 * @throws errors of the SMTP server while nobody has it, and where it cannot be reached; errors of the database
 */
export async function sendToRest(
  payload: Payload,
  place: Pick<MailSource, 'slug'> & Pick<Row, 'id'>,
  mail: Mail,
): Promise<string | undefined> {
  const before = await readReached(payload, place, mail.messageKey);
  const rest = mail.to.filter((address) => !before.has(addressKey(address)));
  // Without any recipients the mail is tried as it is, and fails.
  const isDone = rest.length === 0 && mail.to.length > 0;
  const { accepted, refusals } = isDone ? nothing : await send(mail, rest, before.size > 0);
  if (refusals.length === 0) {
    if (before.size > 0) await forgetReached(payload, place);
    return undefined;
  }
  const addresses = [...new Set([...before, ...accepted.map(addressKey)])];
  await keepReached(payload, place, { messageKey: mail.messageKey, addresses });
  const reached = mail.to.filter((address) => addresses.includes(addressKey(address))).length;
  return reasonOfPartlySent({ reached, recipients: mail.to.length, refusals });
}

interface Sent {
  accepted: string[];
  refusals: unknown[];
}

const nothing: Sent = { accepted: [], refusals: [] };

/** All recipients stay in the header: each of them gets the same mail, whenever it arrives. */
async function send({ messageKey, ...mail }: Mail, to: string[], isForRest: boolean): Promise<Sent> {
  const { mail: settings } = readRuntimeEnv().forms;
  if (!settings) throw new Error('no SMTP server is configured');
  const { from } = settings;
  const messageId = `<${messageKey}@${from.address.split('@')[1]}>`;
  try {
    const info = await mailTransport().sendMail({ ...mail, from, messageId, envelope: { from: from.address, to } });
    return { accepted: info.accepted.map(textOf), refusals: info.rejectedErrors ?? [] };
  } catch (error) {
    // That the rest is refused again does not change that the others have it.
    if (!isForRest || isServerDown(error)) throw error;
    return { accepted: [], refusals: [error] };
  }
}

const textOf = (address: string | { address: string }): string =>
  typeof address === 'string' ? address : address.address;
