import { send } from '../many-pages.mjs';
import { openSession } from '../open-session.mjs';
import { ask, secondsSince } from './timing.mjs';

/** @param {number[]} values */
const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Saves and publishes pages as the edit mode does, and waits until visitors get the change in both languages.
 *
 * @param {{ siteUrl: string, token: string, paths: readonly string[], watch: ReturnType<typeof
 *   import('./timing.mjs').stopwatch> }} where
 */
export async function editAndPublish({ siteUrl, token, paths, watch }) {
  const editor = await openSession(siteUrl, token);
  const call = async (/** @type {string} */ name, /** @type {unknown} */ body) =>
    (await send(`${siteUrl}/api/edit/${name}`, body, editor)).data;
  const rounds = [];
  for (const path of paths) {
    const pageKey = path.replace('/page/', '');
    for (const address of [path, `/en${path}`]) await ask(siteUrl + address);
    /** @type {import('../../../scripts/lib/backends/client.mjs').EditedPage | undefined} */
    let edited;
    let revision = '';
    let published = {};
    const open = await watch.time(async () => {
      const sent = await fetch(`${siteUrl}/api/edit/EditPage?pageKey=${pageKey}`, { headers: editor });
      edited = (await sent.json()).data;
    });
    const pick = await watch.time(() => ask(`${siteUrl}/api/edit/EditPages?query=enjeksiyon`, editor));
    const section = edited?.page.sections[0];
    if (!edited || !section) throw new Error(`${pageKey} cannot be edited`);
    revision = edited.revision;
    const save = await watch.time(async () => {
      const values = { title: `${section.title} ${rounds.length}` };
      const body = { pageKey, language: 'tr', sectionId: section.id, revision, values };
      ({ revision } = await call('SaveSection', body));
    });
    const startedAt = performance.now();
    const publish = await watch.time(async () => {
      published = await call('PublishPage', { pageKey, revision });
    });
    const live = await watch.time(async () => {
      let answer;
      do answer = await call('GoLive', { pageKey, ...published });
      while (answer.state !== 'live' && secondsSince(startedAt) < 60);
    });
    rounds.push({ open, pick, save, publish: publish + live, seconds: secondsSince(startedAt) });
  }
  return {
    'edit mode: open a page (ms)': middle(rounds.map(({ open }) => open)),
    'edit mode: find the target of a link (ms)': middle(rounds.map(({ pick }) => pick)),
    'save a section (ms)': middle(rounds.map(({ save }) => save)),
    'publish a page, until it is public (ms)': middle(rounds.map(({ publish }) => publish)),
    'publish a page, until it is public, by the clock (s)': middle(rounds.map(({ seconds }) => seconds)),
  };
}
