import { mediaJobs } from './media-jobs.mjs';
import { pageJobs } from './page-jobs.mjs';
import { partJobs } from './part-jobs.mjs';
import { publishingJobs } from './publishing-jobs.mjs';

/** In the order of a week: each may use what those before have made. */
export const jobs = [...pageJobs, ...mediaJobs, ...publishingJobs, ...partJobs];
