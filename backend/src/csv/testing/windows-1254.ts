/** What Excel on a Turkish Windows writes: ğ, ı, İ, ş and Ş are where Latin-1 has Icelandic letters. */
export const windows1254 = (text: string) =>
  Buffer.from(
    [...text].map(
      (letter) => ({ ğ: 0xf0, ı: 0xfd, İ: 0xdd, ş: 0xfe, Ş: 0xde, Ğ: 0xd0 })[letter] ?? letter.charCodeAt(0),
    ),
  );
