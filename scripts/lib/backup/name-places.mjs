import { nameOf } from '../move/report.mjs';

/**
 * The database and the place of files that a command is about, without names of accounts and passwords.
 *
 * @param {import('./places.mjs').Places} places
 */
export const namePlaces = ({ database, media, uploads, s3 }) =>
  `${nameOf(database)}, files in ${s3 ? `the bucket ${s3.bucket}${s3.prefix && `/${s3.prefix}`}` : `${media} and ${uploads}`}`;
