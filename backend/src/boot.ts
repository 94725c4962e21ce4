import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPayload, type Migration, type Payload } from 'payload';
import { logConsole } from '../../lib/telemetry/console-log';
import { startTracing } from '../../lib/telemetry/start-tracing';
import { EnvError, type Env } from './env';
import { resealFactors } from './accounts/second-factor/reseal';
import { readRuntimeEnv } from './runtime-env';
import { runEditing, startEditing } from './editing/editing';
import { closePlaces, makeFilesPrivate } from './database/keep-private';
import { requireOneProcess } from './database/one-process';
import { planQueries } from './database/plan-queries';
import { markInstalled, requireContent } from './database/require-content';
import { requireRows } from './database/require-rows';
import { unlockStart } from './database/start-lock';
import { createFirstAdmin } from './first-admin';
import { startForms } from './forms/forms';
import { makeCrops } from './crops/make-crops';
import { startState } from './health/start-state';
import { guardServer } from './http/guard-server';
import { backendLog } from './log';
import { publishExisting } from './publication/publish-existing';
import { startAnnouncing } from './revalidate/announce';
import { forLog } from './storage/for-log';
import { problemOfBucket } from './storage/check-s3';
import { stores } from './storage/stores';
import { searchIndex } from './search/read-index';
import { loadLanguages } from './offered-languages';
import { seed } from './seed/seed';
import { finishClearing } from './setup/clear-content';
import { listenForChanges } from './shared/listen-for-changes';

/** Migrates, creates the first account and imports the demo content. Ends the process if that fails. */
export async function boot(): Promise<void> {
  try {
    const env = readRuntimeEnv();
    if (process.env.NODE_ENV === 'production') logConsole(backendLog());
    await startTracing('backend');
    // At once: probes are answered during the start.
    guardServer();
    makeFilesPrivate();
    requireContent(env);
    makeDatabaseFolder(env.database);
    closeFolders(env);
    await requireOneProcess(env.database);
    const payload = await startPayload();
    await requireRows(payload, env);
    await planQueries(payload);
    startState.payload = payload;
    if (env.s3) void reportBucket(payload);
    await publishExisting(payload);
    await resealFactors(payload);
    await createFirstAdmin(payload, env);
    await startEditing(payload);
    await finishClearing(payload);
    await seed(payload, env.seed);
    await loadLanguages(payload);
    await unlockStart();
    markInstalled(env.database);
    searchIndex(payload).catch((error: unknown) => payload.logger.error({ err: error, msg: 'search: no index yet' }));
    makeCrops(payload, stores().media).catch((error: unknown) =>
      payload.logger.error(forLog('crops: some could not be made', error)),
    );
    listenForChanges(payload);
    startForms(payload);
    void startAnnouncing(payload);
    runEditing(payload);
    startState.isStarted = true;
  } catch (error) {
    // For whoever starts it, not for the log.
    if (error instanceof EnvError) process.stderr.write(`${error.message}\n`);
    else console.error(error);
    process.exit(1);
  }
}

/** The backend starts all the same: pages and texts do not need the bucket. */
async function reportBucket({ logger }: Payload): Promise<void> {
  const problem = await problemOfBucket();
  if (problem) logger.error(`S3_BUCKET: ${problem}; until that is mended, uploads fail and files are missing`);
}

/** Payload waits forever when its database cannot be opened, so the folder is checked first. */
function makeDatabaseFolder({ dialect, url }: Env['database']): void {
  if (dialect !== 'sqlite') return;
  const folder = path.dirname(fileURLToPath(url));
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new EnvError(`DATABASE_URL: the folder ${folder} cannot be made or written; accepts a file in one that can`);
  }
}

/** No other user of this machine may read content and messages. */
function closeFolders({ database: { dialect, url }, mediaDir, forms }: Env): void {
  const database = dialect === 'sqlite' ? fileURLToPath(url) : undefined;
  const open = closePlaces({ folders: [mediaDir, forms.uploads.dir], database });
  if (open.length > 0) console.warn(`other users of this machine can read ${open.join(', ')}`);
}

async function startPayload(): Promise<Payload> {
  // Imported late: the configuration itself reads the environment.
  const { default: config } = await import('@payload-config');
  const payload = await getPayload({ config });
  // In production Payload has migrated already; in development it would push the schema, which is turned off.
  if (process.env.NODE_ENV !== 'production') {
    await payload.db.migrate({ migrations: payload.db.prodMigrations as Migration[] | undefined });
  }
  return payload;
}
