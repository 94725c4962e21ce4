/** The bytes of a page as a browser gets them, with its headers. @param {string} url */
export async function bytesOf(url) {
  const ask = () => fetch(url, { headers: { 'accept-encoding': 'br' } });
  // The first answers are gzip: Brotli is made on another thread meanwhile.
  for (let time = 0; time < 50 && (await ask()).headers.get('content-encoding') !== 'br'; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { headers } = await ask();
  const head = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 17);
  return Number(headers.get('content-length')) + head;
}
