import { Drawing } from './Drawing';

export const AlertIcon = () => <Drawing path="M12 4 2.5 20h19zM12 10v4.5M12 17.2v.3" />;
export const CheckIcon = () => <Drawing path="m5 12.5 4.5 4.5L19 7.5" />;
