/** A film on a platform, by the address of its player. */
export interface EmbeddedFilm {
  provider: 'YouTube' | 'Vimeo';
  /** The player's address: the variant with the fewest cookies. It starts at once, since the visitor pressed play. */
  src: string;
}

const youTubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
  'youtu.be',
];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/** Players of a playlist and of a channel's broadcast. They stand in the place of a film's id, and look like one. */
const otherPlayers = ['videoseries', 'live_stream'];

/** The start in seconds: `90`, `90s` or `1m30s`. */
function seconds(start: string | null): number {
  const [, hours, minutes, rest] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(start ?? '') ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0);
}

function youTubeFilm({ hostname, pathname, searchParams }: URL): EmbeddedFilm | undefined {
  const path = hostname === 'youtu.be' ? `/embed${pathname}` : pathname;
  const id = path === '/watch' ? searchParams.get('v') : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(path)?.[1];
  if (!id || !/^[\w-]{6,20}$/.test(id) || otherPlayers.includes(id)) return undefined;
  const query = new URLSearchParams({ autoplay: '1', rel: '0' });
  const start = seconds(searchParams.get('t') ?? searchParams.get('start'));
  if (start > 0) query.set('start', String(start));
  return { provider: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?${query}` };
}

function vimeoFilm({ pathname, searchParams }: URL): EmbeddedFilm | undefined {
  const [, id, pathHash] =
    /^\/(?:video\/|channels\/[\w-]+\/)?(\d{5,12})(?:\/([\da-f]{6,16}))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const query = new URLSearchParams({ autoplay: '1', dnt: '1' });
  // An unlisted film can only be found with its hash.
  const hash = pathHash ?? searchParams.get('h');
  if (hash && /^[\da-f]{6,16}$/.test(hash)) query.set('h', hash);
  return { provider: 'Vimeo', src: `https://player.vimeo.com/video/${id}?${query}` };
}

/**
 * The player of a film on YouTube or Vimeo.
 *
 * @param src a film's address as the content has it
 * @returns undefined for a file, and for pages that are not films
 */
export function embeddedFilm(src: string): EmbeddedFilm | undefined {
  if (!URL.canParse(src)) return undefined;
  const url = new URL(src);
  if (youTubeHosts.includes(url.hostname)) return youTubeFilm(url);
  return vimeoHosts.includes(url.hostname) ? vimeoFilm(url) : undefined;
}
