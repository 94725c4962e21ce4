import { demoMenu } from '@/lib/content/demo-menu';
import { iconSheet } from '@/lib/icons/icon-sheet';

export const dynamic = 'force-static';

const icons = Object.values(demoMenu).flatMap(({ dropdown = [] }) => dropdown.flatMap(({ icon }) => icon ?? []));

/** The icons of the gallery's menus. */
export function GET(): Response {
  return new Response(iconSheet(icons), { headers: { 'content-type': 'image/svg+xml' } });
}
