import { asAdmin } from './forms-backend';

interface TrailEntry {
  id: number;
  actor: string;
  action: string;
  result: string;
  subject?: string;
  section?: string;
  reason?: string;
  changed?: string;
  count: number;
}

/** The entries of the trail about an actor or a page, the newest first. */
export async function trailOf(field: 'actor' | 'subject', value: string): Promise<TrailEntry[]> {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, limit: '100' });
  const response = await asAdmin(`audit-trail?${query.toString()}`);
  return ((await response.json()) as { docs: TrailEntry[] }).docs;
}
