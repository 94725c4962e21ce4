import { Metrics } from '../../../lib/telemetry/metrics';
import { storedFreeBytes } from '../health/backend-checks';
import { isBackedUpDaily, lastBackup } from '../backup/last-backup';
import { startState } from '../health/start-state';
import { countAnnouncements, countJobs, countOutbox } from '../health/waiting';
import { processWide } from '../process-wide';
import { searchState } from '../search/read-index';

const seconds = (milliseconds: number) => milliseconds / 1000;

/** Nothing is read before the database is open. */
const started =
  <T>(read: (payload: NonNullable<typeof startState.payload>) => Promise<T>) =>
  async () =>
    startState.payload && read(startState.payload);

const make = () =>
  new Metrics()
    .counter('backend_requests_total', 'Requests, by area and class of status', 'area', 'status')
    .histogram('backend_request_seconds', 'Time from a request to the end of its answer', 'area')
    .gauge(
      'backend_outbox_mails',
      'Mails to be sent, and mails whose last attempt failed, without those to addresses that do not exist',
      started(countOutbox),
      'state',
    )
    .gauge('backend_scheduled_jobs', 'Scheduled publications to come and failed', started(countJobs), 'state')
    .gauge('backend_announcements_waiting', 'Changes that the site has not taken yet', started(countAnnouncements))
    .gauge('backend_search_pages', 'Pages in the search index', () => searchState().pages)
    .gauge('backend_search_age_seconds', 'Time since the search index changed', () => {
      const { changedAt } = searchState();
      return changedAt === undefined ? undefined : seconds(Date.now() - changedAt);
    })
    .gauge('backend_backup_last_success_timestamp_seconds', 'When the last backup was finished', async () => {
      const at = (await lastBackup())?.lastGood?.at;
      return at === undefined ? undefined : seconds(Date.parse(at));
    })
    .gauge('backend_backup_daily', 'Whether a backup is made every night: 1 or 0', () => Number(isBackedUpDaily()))
    .gauge(
      'backend_disk_free_bytes',
      'Room for database, media, visitors’ files and backups, where there is least; absent where none of them is on a disk',
      storedFreeBytes,
    );

/** What the backend counts and measures (docs/operations.md#health-logs-and-metrics). */
export const backendMetrics = () => processWide('metrics', make);
