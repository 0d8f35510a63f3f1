import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Waiting } from "../ui/feedback/Waiting.tsx";

/** The skeleton of fields whose code is loading. */
export function FieldsSkeleton() {
  return (
    <Waiting>
      <Skeleton height="220px" />
    </Waiting>
  );
}
