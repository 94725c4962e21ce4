/** The address of a map link, and the embedded map if the site can make one. */
export interface MapPlace {
  provider?: 'OpenStreetMap' | 'Google Maps';
  /** The address of the map without a page around it. */
  embed?: string;
  /** The place on the map service's own page, with directions. */
  link: string;
}

interface Point {
  latitude: number;
  longitude: number;
}

const decimal = /^-?\d{1,3}(\.\d{1,20})?$/;

function point(latitude?: string | null, longitude?: string | null): Point | undefined {
  if (!latitude || !longitude || !decimal.test(latitude) || !decimal.test(longitude)) return undefined;
  const found = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(found.latitude) <= 85 && Math.abs(found.longitude) <= 180 ? found : undefined;
}

/** The area that OpenStreetMap shows around a point at a zoom level, in a frame about twice as wide as high. */
function boxAround({ latitude, longitude }: Point, zoom: number): string {
  const halfWidth = 720 / 2 ** Math.min(Math.max(zoom, 3), 19);
  const halfHeight = halfWidth * 0.45 * Math.cos((latitude * Math.PI) / 180);
  const sides = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  return sides.map((side) => side.toFixed(5)).join(',');
}

function centreOf(box: string): Point | undefined {
  const [west = '', south = '', east = '', north = ''] = box.split(',');
  const [from, to] = [point(south, west), point(north, east)];
  if (!from || !to) return undefined;
  const middle = (a: number, b: number) => Number(((a + b) / 2).toFixed(6));
  return { latitude: middle(from.latitude, to.latitude), longitude: middle(from.longitude, to.longitude) };
}

function openStreetMap(url: URL): MapPlace {
  const query = url.searchParams;
  const provider = 'OpenStreetMap';
  const embed = (box: string, pin?: Point) => {
    const parameters = new URLSearchParams({ bbox: box, layer: 'mapnik' });
    if (pin) parameters.set('marker', `${pin.latitude},${pin.longitude}`);
    return `https://www.openstreetmap.org/export/embed.html?${parameters}`;
  };
  if (url.pathname === '/export/embed.html') {
    const box = query.get('bbox') ?? '';
    const centre = centreOf(box);
    if (!centre) return { provider, link: url.href };
    const [latitude, longitude] = (query.get('marker') ?? '').split(',');
    const pin = point(latitude, longitude);
    const { latitude: lat, longitude: lon } = pin ?? centre;
    const way = new URLSearchParams({ from: '', to: `${lat},${lon}` });
    return { provider, embed: embed(box, pin), link: `https://www.openstreetmap.org/directions?${way}` };
  }
  const [, zoom = '16', latitude, longitude] = /#map=(\d{1,2})(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? [];
  const pin = point(query.get('mlat'), query.get('mlon'));
  const centre = point(latitude, longitude) ?? pin;
  return { provider, link: url.href, embed: centre && embed(boxAround(centre, Number(zoom)), pin) };
}

function googlePlace({ pathname, searchParams }: URL): string | undefined {
  const asked = searchParams.get('destination') ?? searchParams.get('query') ?? searchParams.get('q');
  if (asked) return asked;
  const name = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1];
  const [, latitude, longitude] = /\/@(-?[\d.]+),(-?[\d.]+)/.exec(pathname) ?? [];
  const centre = point(latitude, longitude);
  // Unlike decodeURIComponent it reads `+` as a space and never throws.
  if (name) return new URLSearchParams(`q=${name}`).get('q') ?? undefined;
  return centre && `${centre.latitude},${centre.longitude}`;
}

function googleMaps(url: URL): MapPlace {
  const provider = 'Google Maps';
  if (url.pathname.startsWith('/maps/embed')) {
    // The embedded page works in frames only; its address has the place as !2d(longitude)!3d(latitude).
    const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(url.searchParams.get('pb') ?? '') ?? [];
    const centre = point(latitude, longitude);
    const query = centre && new URLSearchParams({ api: '1', destination: `${centre.latitude},${centre.longitude}` });
    const embed = `https://www.google.com${url.pathname}${url.search}`;
    return { provider, embed, link: query ? `https://www.google.com/maps/dir/?${query}` : url.href };
  }
  const place = googlePlace(url);
  const query = place && new URLSearchParams({ q: place, output: 'embed' });
  return { provider, link: url.href, embed: query && `https://www.google.com/maps?${query}` };
}

/**
 * The map of a section's `mapLink`: an address of OpenStreetMap or Google Maps, shared, copied from the address bar or
 * made for embedding. For any other address, short ones included, there is only a link.
 */
export function mapPlace(mapLink: string): MapPlace {
  if (!URL.canParse(mapLink)) return { link: mapLink };
  const url = new URL(mapLink);
  if (/^(www\.)?(openstreetmap|osm)\.org$/.test(url.hostname)) return openStreetMap(url);
  const isGoogle = /^((www|maps)\.)?google\.(com|[a-z]{2}|com?\.[a-z]{2})$/.test(url.hostname);
  const isMaps = url.hostname.startsWith('maps.') || /^\/maps(\/|$)/.test(url.pathname);
  return isGoogle && isMaps ? googleMaps(url) : { link: mapLink };
}
