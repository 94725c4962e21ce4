const MAX_QUOTE = 1500;

interface Message {
  email?: string;
  subject?: string;
  message?: string;
}

/** A `mailto:` address for an answer that quotes the message, within the length that mail programs accept. */
export function replyAddress({ email = '', subject = '', message = '' }: Message): string {
  const quote = message
    .slice(0, MAX_QUOTE)
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
  const query = [
    ['subject', `Re: ${subject}`],
    ['body', `\r\n\r\n${quote}`],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query.join('&')}`;
}
