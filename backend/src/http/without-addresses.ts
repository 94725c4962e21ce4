/** A mail address anywhere in a line. The lengths are bounded, so that matching takes linear time. */
const address = /[^\s<>"'@,;:()]{1,64}@[^\s<>"'@,;:()]{1,255}/g;

/** Removes mail addresses from a text for the log: they are personal data, and logs are copied to other systems. */
export const withoutAddresses = (text: string): string => text.replace(address, '(address)');
