import { Notice } from '#src/web/ui/notice.tsx';

/** Said where an address names a question that is not there: somebody else's answers as one that was never asked. */
export const GoneQuestion = () => (
  <div className="mb-4">
    <Notice title="The question that this address names is not here">
      It was deleted, or it was asked elsewhere. These are your questions in this organization.
    </Notice>
  </div>
);
