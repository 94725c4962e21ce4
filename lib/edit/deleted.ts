/** A page or a section in the bin. */
export interface Deleted {
  id: string | number;
  kind: 'page' | 'section';
  title: string;
  /** Of the page. */
  uuid?: string | null;
  /** Of a page: whether it was published, and so is public again once it is restored. A backend may leave it out. */
  isPublic?: boolean;
  /** The address of the page. */
  link: string;
  deletedBy: string;
  /** ISO 8601. */
  deletedAt: string;
  /** When it is deleted for good, ISO 8601. */
  until: string;
}
