import { Drawing } from './Drawing';

export const CloseIcon = () => <Drawing path="M6 6l12 12M18 6 6 18" />;
export const ShieldIcon = () => (
  <Drawing path="M12 3 4.5 5.5V12c0 5 4 7.5 7.5 9 3.5-1.5 7.5-4 7.5-9V5.5zM8.5 12l2.5 2.5 4.5-5" />
);
export const UploadIcon = () => <Drawing path="M12 16V5M7 9.5 12 4.5l5 5M4 16v4h16v-4" />;
