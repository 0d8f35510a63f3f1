import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Waiting } from "../ui/feedback/Waiting.tsx";

/** Fields whose code is on its way. */
export function FieldsSkeleton() {
  return (
    <Waiting>
      <Skeleton height="220px" />
    </Waiting>
  );
}
