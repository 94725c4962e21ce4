import { listPath } from './demo-lists.mjs';

/**
 * Requests pictures that were not scaled before, two at a time.
 *
 * @param {string} siteUrl @param {number} count @returns how many came
 */
export async function scalePictures(siteUrl, count) {
  const pages = await Promise.all(
    ['/', '/about', '/page/hizmetlerimiz', '/page/haberler', listPath, '/page/elements'].map(async (address) =>
      (await fetch(siteUrl + address)).text(),
    ),
  );
  const addresses = new Set(pages.join('').match(/\/media\/(?:\w+\/)?w\d+\/[^"\s?,&]+/g));
  const wanted = [...addresses].flatMap((address) =>
    ['image/avif', 'image/webp', 'image/jpeg'].map((accept) => ({ address, accept })),
  );
  let made = 0;
  const worker = async () => {
    for (let next = wanted.pop(); next && made < count; next = wanted.pop()) {
      const answer = await fetch(siteUrl + next.address, { headers: { accept: next.accept } });
      await answer.arrayBuffer();
      if (answer.ok) made += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return made;
}
