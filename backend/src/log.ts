import { createLog } from '../../lib/telemetry/create-log';
import { type LogSettings, readLogSettings } from '../../lib/telemetry/log-settings';
import { EnvError } from './env';
import { currentRequestId } from './http/request-id';
import { processWide } from './process-wide';

function settingsOf(): LogSettings {
  try {
    return readLogSettings(process.env, process.stdout.isTTY);
  } catch (error) {
    throw new EnvError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The log of this process, which Payload and the console write to as well.
 *
 * @throws {EnvError} if LOG_LEVEL or LOG_FORMAT is invalid
 */
export const backendLog = () =>
  processWide('log', () => createLog({ name: 'backend', settings: settingsOf(), requestId: currentRequestId }));
