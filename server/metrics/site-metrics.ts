import { describeInstances } from '../../lib/instances/describe-instances';
import { pictureQueueSize } from '../../lib/pictures/find-picture';
import { Metrics } from '../../lib/telemetry/metrics';
import type { FinishedStore } from '../finished/finished-store';

/** Whether Redis answers in time; undefined where there is none. */
function redisUp(): number | undefined {
  const instances = describeInstances();
  return instances && Number(instances.redis === 'ok');
}

/**
 * What the site counts and measures (docs/operations.md#health-logs-and-metrics). Names are part of what operators rely
 * on.
 *
 * @param store of finished answers
 */
export const siteMetrics = (store: FinishedStore): Metrics =>
  new Metrics()
    .counter('site_requests_total', 'Requests, by the step that answered and the class of status', 'step', 'status')
    .histogram('site_request_seconds', 'Time from a request to the end of its answer', 'step')
    .counter('site_finished_lookups_total', 'Lookups of finished answers', 'result')
    .counter('site_finished_evictions_total', 'Finished answers dropped for want of room')
    .gauge('site_finished_bytes', 'Memory taken by finished answers', () => store.size.bytes)
    .gauge('site_finished_entries', 'Finished answers', () => store.size.entries)
    .counter('site_pages_made_total', 'Pages made anew, and attempts that failed', 'outcome')
    .histogram('site_page_made_seconds', 'Time from the request that causes a page to the page')
    .counter('site_backend_calls_total', 'Calls to the backend', 'call', 'outcome')
    .histogram('site_backend_call_seconds', 'Time of a call to the backend', 'call')
    .counter('site_backend_unusable_total', 'Reads of content without a usable answer', 'call')
    .gauge('site_picture_jobs', 'Pictures being made, waited for and left for later', pictureQueueSize, 'state')
    .counter('site_announcements_total', 'Announcements taken over, by who told this instance', 'from')
    .gauge('site_instances', 'Instances of the site that are registered', () => describeInstances()?.names.length)
    .gauge('site_redis_up', 'Whether Redis answers in time', redisUp)
    .counter('site_redis_losses_total', 'Times from which this instance served and limited by itself', 'state');
