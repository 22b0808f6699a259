/** A form that does its work here instead of loading a page. */
export function submit(work: () => void): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    work();
  };
}
