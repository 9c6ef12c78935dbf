export interface PagesProps {
  blob: Blob;
  title: string;
  /** 1 fills the width. */
  zoom: number;
}
