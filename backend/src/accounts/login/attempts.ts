import { processWide } from '../../process-wide';
import { AttemptDelays } from './attempt-delays';

export const attempts = () => processWide('accounts.attempts', () => new AttemptDelays());
