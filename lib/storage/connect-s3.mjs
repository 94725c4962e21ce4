import { S3Client } from '@aws-sdk/client-s3';

/** @typedef {import('./s3-settings.mjs').S3Settings} S3Settings */

/** How long a connection may take, and a pause of one that is open; milliseconds. */
const connectMs = 2_000;
export const pauseMs = 10_000;

/** A visitor who watches a film holds one as long as it takes. */
const sockets = { maxSockets: 1_000 };

const silent = () => undefined;

/** @param {S3Settings} settings @returns {S3Client} */
export function connectS3({ endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }) {
  return new S3Client({
    ...(endpoint && { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Many servers do not know the newer checksums. The signature holds one of the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: pauseMs,
      httpAgent: sockets,
      httpsAgent: sockets,
    },
    // Failures are reported by whoever asked.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
  });
}
