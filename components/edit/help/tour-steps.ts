import type { EditKey } from '../texts/edit-texts';

export interface TourStep {
  title: EditKey;
  text: EditKey;
  /** What it is about; the step is shown without a frame where the page has none. */
  target: string;
}

/** The tour of the edit mode, in the order of a first piece of work. */
export const tourSteps: readonly TourStep[] = [
  { title: 'editTour1', text: 'editTour1Text', target: '[data-tour="section"]' },
  { title: 'editTour2', text: 'editTour2Text', target: '[data-tour="move"]' },
  { title: 'editTour3', text: 'editTour3Text', target: '[data-tour="parts"]' },
  { title: 'editTour4', text: 'editTour4Text', target: '[data-tour="menu"]' },
  { title: 'editTour5', text: 'editTour5Text', target: '[data-tour="state"]' },
  { title: 'editTour6', text: 'editTour6Text', target: '[data-tour="find"]' },
];
